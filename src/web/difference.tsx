import type { Stretch } from '../../terms/amendment/difference.ts';

const tags = { same: 'span', removed: 'del', added: 'ins' } as const;

/** A text with what is gone and what is new in it; kept from turning the words around it about. */
export const Difference = ({ difference }: { difference: readonly Stretch[] }) => (
  <p class="own-text" dir="auto">
    {difference.map(({ kind, text }) => {
      const Tag = tags[kind];
      return (
        <Tag>
          <bdi>{text}</bdi>
        </Tag>
      );
    })}
  </p>
);
