/** How much of everything is read. More than that is refused with a sentence, so that nothing takes long. */
export const limits = {
  /** Characters of a file. */
  file: 12_000_000,
  rules: 5_000,
  /** Characters of one rule's text. */
  rule: 100_000,
  /** Paragraphs of one rule. */
  paragraphs: 2_000,
  notes: 500,
  /** Characters of a note or of one part of a message. */
  note: 10_000,
  links: 5_000,
  /** Characters of an id, a name or a date. */
  name: 100,
  /** The highest number that a rule can bear. */
  number: 999_999,
  /** How deep a file's objects and lists go. */
  depth: 16,
  /** Edits after which two texts count as different altogether. */
  edits: 800,
} as const;
