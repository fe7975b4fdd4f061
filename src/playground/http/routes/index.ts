import type { Route } from '../route.ts';
import { commandRoutes } from './commands.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { selfRoutes } from './self.ts';
import { webhookRoutes } from './webhooks.ts';

/** Everything this Discord answers over HTTP. */
export const routes: readonly Route[] = [
  ...selfRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...messageRoutes,
];
