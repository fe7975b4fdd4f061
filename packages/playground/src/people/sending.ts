/** Anything known by an identifier: a person, a role, a channel, a message. */
export interface Identified {
  id: string;
}

/** A file to send; text is sent as UTF-8. */
export interface FileToSend {
  filename: string;
  data: string | Uint8Array;
  contentType?: string;
}

export type OptionToSend = string | number | boolean | Identified | FileToSend;
export type FieldToSend =
  | string
  | boolean
  | Identified
  | readonly (string | Identified)[]
  | readonly FileToSend[];

/** Options as the protocol carries them. */
export function sent(options: Record<string, OptionToSend>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, optionSent(value)]));
}

function optionSent(value: OptionToSend): unknown {
  if (typeof value !== 'object') return value;
  return 'filename' in value ? fileSent(value) : { id: value.id };
}

/** What was filled into a field, as the protocol carries it. */
export function fieldSent(value: FieldToSend): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (!('length' in value)) return [value.id];
  return value.map((each) => (typeof each === 'object' && 'filename' in each ? fileSent(each) : idOf(each)));
}

/** A file as the protocol carries it, its bytes in base64. */
export function fileSent({ filename, data, contentType }: FileToSend): object {
  return { filename, data: Buffer.from(data).toString('base64'), ...(contentType && { contentType }) };
}

/** The identifier, of a thing or bare. */
export function idOf(value: string | Identified): string {
  return typeof value === 'string' ? value : value.id;
}
