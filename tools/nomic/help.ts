export const usage = 'Say what to do: npm run --silent nomic -- show | check | diff | export | help';

export const help = `Reads and writes rule sets of Nomic, in either shape of the file.

  npm run --silent nomic -- show FILE [NUMBER]       the rules in effect, or one rule with its notes and links
  npm run --silent nomic -- check FILE               how many rules there are, and what could be cleaned
  npm run --silent nomic -- diff FILE FILE           what differs, rule by rule: [-what went-] {+what came+}
  npm run --silent nomic -- export FILE [first|later] [clean]
                                                     the rule set as JSON, in its own shape or in the one named, cleaned if you say so
  npm run --silent nomic -- help                     this

What is wrong with a file is told in one line, and the exit code is 1.`;
