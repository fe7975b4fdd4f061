import { ComponentType } from 'discord-api-types/v10';
import {
  type Actor,
  type Answer,
  type Control,
  controlsOf,
  type FieldToSend,
  type OptionToSend,
  type ReadMessage,
} from '../../packages/playground/src/index.ts';
import { around } from './around.ts';
import type { Deed, Value } from './deeds.ts';
import { madeFile } from './files.ts';
import type { Person, Stage } from './stage.ts';
import { bystanderMark, fitted } from './texts.ts';

/** What came of a deed: an answer, suggestions, something that no bot answers, or what a client does not send. */
export type Came =
  | { answer: Answer; by: Person }
  | { came: 'choices' | 'no interaction' }
  | { came: 'not sent'; why: string };

type DeedOf<Kind extends Deed['do']> = Extract<Deed, { do: Kind }>;

const minute = 60_000;

/** The hands of everybody on the stage, with the buttons and forms that they have before them. */
export class Hands {
  private readonly stage: Stage;
  private readonly cards: { message: ReadMessage; by: Person }[] = [];
  private readonly forms: { form: Answer; by: Person }[] = [];

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Does it as Discord's client, or one that forges what it sends, would. */
  async do(deed: Deed): Promise<Came> {
    switch (deed.do) {
      case 'run':
        return this.run(deed);
      case 'complete':
        await this.who(deed.who).as.complete(deed.command, deed.focused, this.written(deed.typed));
        return { came: 'choices' };
      case 'press':
        return this.press(deed);
      case 'submit':
        return this.submit(deed);
      case 'post':
        return this.post(deed);
      case 'wait':
        return this.wait(deed);
    }
  }

  /** Picks up the messages with buttons that stand in the channels, for anyone who sees them. */
  async lookRound(): Promise<void> {
    for (const by of this.stage.people.filter(({ name }) => eyes.includes(name))) {
      for (const { id } of await by.as.channels()) {
        const messages = await by.as.messages(id);
        for (const message of messages.slice(-5)) this.remember(message, by);
      }
    }
  }

  private async run({ who, command, options }: DeedOf<'run'>): Promise<Came> {
    const by = this.who(who);
    const given: Record<string, OptionToSend> = {};
    for (const [name, value] of Object.entries(options))
      given[name] = await this.option(by.as, command, name, value);
    return this.noted(await by.as.run(command, given), by);
  }

  private async option(as: Actor, command: string, name: string, value: Value): Promise<OptionToSend> {
    if (typeof value === 'string') return this.written(value);
    if (typeof value !== 'object') return value;
    if ('file' in value) return madeFile(value.file);
    if ('channel' in value)
      return around(
        channels.map((each) => this.stage.guild.channel(each)),
        value.channel,
      );
    if ('person' in value) return around([...this.stage.people, ...this.stage.others], value.person);
    const choices = await as.complete(command, name, '');
    return choices.length === 0 ? '1' : around(choices, value.suggested).value;
  }

  private async press({ back, nth, by: other, forged, values }: DeedOf<'press'>): Promise<Came> {
    const card = this.cards.at(-1 - (back % Math.max(1, this.cards.length)));
    if (card === undefined) return { came: 'not sent', why: 'there is no button yet' };
    const { message } = card;
    const by = other === null ? card.by : this.who(other);
    const control = around(controlsOf(message.components ?? []), nth);
    const as = by.as.in(message.channel_id);
    const customId =
      forged === null ? control.custom_id : this.written(forged).replace('*', control.custom_id);
    if (forged === null && control.disabled === true) return { came: 'not sent', why: 'it is disabled' };
    const chosen = forged === null ? choiceIn(control, nth) : values.map((value) => this.written(value));
    return this.noted(await as.pressCustomId(message.id, fitted(customId, 1, 100), chosen), by);
  }

  private async submit({ back, texts }: DeedOf<'submit'>): Promise<Came> {
    const opened = this.forms.at(-1 - (back % Math.max(1, this.forms.length)));
    if (opened === undefined) return { came: 'not sent', why: 'no form was opened yet' };
    const { form, by } = opened;
    const fields: Record<string, FieldToSend> = {};
    for (const [at, field] of (form.modal?.fields ?? []).entries())
      fields[field.customId] = fitted(this.written(around(texts, at)), 1, field.longest);
    return this.noted(await by.as.submit(form, fields), by);
  }

  private async post({ who, channel, text }: DeedOf<'post'>): Promise<Came> {
    const { as } = this.who(who);
    const places = (await as.channels()).filter(({ maySend }) => maySend);
    await as.in(around(places, channel).id).post(this.written(text));
    return { came: 'no interaction' };
  }

  private async wait({ minutes }: DeedOf<'wait'>): Promise<Came> {
    const { app, playground, clock } = this.stage;
    const quiet = () => playground.idle(undefined, () => app.underWay() > 0);
    await quiet();
    clock.now += minutes * minute;
    await app.settle();
    await quiet();
    await this.lookRound();
    return { came: 'no interaction' };
  }

  private noted(answer: Answer, by: Person): Came {
    for (const message of [answer.message, ...answer.followUps])
      if (message !== undefined) this.remember(message, by);
    if (answer.kind === 'modal') this.forms.push({ form: answer, by });
    return { answer, by };
  }

  private remember(message: ReadMessage, by: Person): void {
    if (controlsOf(message.components ?? []).length > 0) this.cards.push({ message, by });
  }

  private who(nth: number): Person {
    return around(this.stage.people, nth);
  }

  private written(text: string): string {
    return text.replaceAll(bystanderMark, this.stage.bystander.id);
  }
}

/** Between them they see every place. */
const eyes = ['Morgan', 'Ana', 'Dee'];

const channels = ['discussion', 'games', 'court'];

/** What is chosen in a select; nothing for a button. */
function choiceIn(control: Control, nth: number): string[] | undefined {
  if (control.type === ComponentType.Button) return undefined;
  return 'options' in control ? [around(control.options, nth).value] : [];
}
