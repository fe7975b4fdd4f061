import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PersonSeen } from '../people/protocol.ts';

/** Goes on as this person, in the channel of this name or id where one is given. */
export type Become = (person: PersonSeen, channel: string | null) => Promise<void>;

export const BecomingContext = createContext<Become>(async () => undefined);

export const useBecoming = (): Become => useContext(BecomingContext);
