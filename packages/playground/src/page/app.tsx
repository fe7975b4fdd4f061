import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PeopleSeen, type PersonSeen, type TourStep } from '../people/protocol.ts';
import { whereabouts } from './address.ts';
import { ask } from './api.ts';
import { type Become, BecomingContext, useBecoming } from './becoming.ts';
import { Composer } from './composer/composer.tsx';
import type { Prefill } from './composer/writing.ts';
import { OpenForm } from './form/form-dialog.tsx';
import { useGuide } from './guide.ts';
import { Log } from './messages/log.tsx';
import { Session } from './session.ts';
import { Header, Notices } from './side/header.tsx';
import { Sidebar } from './side/sidebar.tsx';
import { SightContext, useSight, useStore } from './sight.ts';
import { channelsIn } from './state/state.ts';
import { Tour } from './tour.tsx';
import { wordsOf } from './words.ts';

/** The whole page: somebody in a Discord of this machine. */
export function App(): VNode {
  const [session, setSession] = useState<Session | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (people: readonly PersonSeen[], person: PersonSeen, channel: string | null) => {
    const opened = await Session.open(people, person, channel);
    if (session !== null) opened.noteTour(session.store.state.toured);
    session?.close();
    setSession(opened);
  };
  const become: Become = (person, channel) =>
    enter(session?.store.state.people ?? [person], person, channel).catch((error) => session?.refuse(error));
  useEffect(() => {
    const { as, in: channel } = whereabouts();
    comeIn(as)
      .then(({ people, me }) => enter(people, me, channel))
      .catch((error: unknown) => setProblem(wordsOf(error)));
  }, []);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (session === null) return <p class="loading">Opening…</p>;
  return (
    <BecomingContext.Provider value={become}>
      <Room session={session} />
    </BecomingContext.Provider>
  );
}

/** Everybody, and the one whom the address names; else the first. */
async function comeIn(as: string | null): Promise<{ people: PersonSeen[]; me: PersonSeen }> {
  const people = await ask('GET', '/people', PeopleSeen);
  const me = people.find(({ name }) => name === as) ?? people.find(({ guilds }) => guilds.length > 0);
  if (me === undefined) throw new Error('There is nobody here that you could be.');
  return { people, me };
}

function Room({ session }: { session: Session }): VNode {
  const state = useStore(session);
  return (
    <SightContext.Provider value={{ state, session }}>
      <Layout />
    </SightContext.Provider>
  );
}

function Layout(): VNode {
  const { state, session } = useSight();
  const become = useBecoming();
  const [sideOpen, setSideOpen] = useState(false);
  const [prefill, setPrefill] = useState<Prefill | null>(null);
  const guide = useGuide();
  useEffect(() => setSideOpen(false), [state.place, state.me.id]);
  const go = async ({ as, channel, type, send = false, clock }: TourStep) => {
    const person = state.people.find(({ name }) => name === as) ?? state.me;
    const place = channelsIn(state).find(({ name }) => name === channel);
    if (person.id !== state.me.id) await become(person, channel ?? null);
    else if (place !== undefined) session.open(place.id);
    setPrefill(type === undefined ? null : { text: type, send });
    if (clock !== undefined) session.moveClock(clock);
  };
  return (
    <div class="page">
      <Sidebar open={sideOpen} />
      <main>
        <Header sideOpen={sideOpen} onSide={() => setSideOpen(!sideOpen)} guide={guide} />
        <Notices />
        <div class="middle">
          <div class="talk">
            <Log />
            <Composer
              key={`${state.me.id} ${state.place}`}
              prefill={prefill}
              onTaken={() => setPrefill(null)}
            />
          </div>
          <Tour guide={guide} onGo={go} />
        </div>
      </main>
      <OpenForm />
    </div>
  );
}
