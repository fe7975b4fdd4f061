import type { Route } from '../route.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { eventRoutes } from './events.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { pinRoutes } from './pins.ts';
import { selfRoutes } from './self.ts';
import { threadRoutes } from './threads.ts';
import { webhookRoutes } from './webhooks.ts';

/** Everything this Discord answers over HTTP. */
export const routes: readonly Route[] = [
  ...selfRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...pinRoutes,
  ...threadRoutes,
  ...guildRoutes,
  ...eventRoutes,
];
