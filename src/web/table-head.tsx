/** The first row of a table: columns of words, then columns of figures. */
export const TableHead = ({
  words,
  figures = [],
}: {
  words: readonly string[];
  figures?: readonly string[];
}) => (
  <thead>
    <tr>
      {words.map((column) => (
        <th scope="col">{column}</th>
      ))}
      {figures.map((column) => (
        <th scope="col" class="number">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);
