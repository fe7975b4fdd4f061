import { commands } from '../commands/index.ts';
import { examine } from '../src/doctor/examine.ts';
import { told } from '../src/doctor/finding.ts';
import { loadSettings } from '../src/environment.ts';
import { lineFor } from '../src/program-line.ts';
import { Misused, orSayHow, readWords } from './words.ts';

// Checks everything the bot needs and says what to do. It changes nothing, and may run beside the bot.
const usage = `Add nothing to ${lineFor('doctor')}: it checks what .env and the environment name.`;

await orSayHow(async () => {
  if (readWords(usage).words.length > 0) throw new Misused(usage);
  const findings = await examine({ variables, commands });
  for (const line of told(findings)) console.log(line);
  const count = (mark: string) => findings.filter((finding) => finding.mark === mark).length;
  console.log(`\n${count('ok')} ok, ${count('warn')} to look into, ${count('wrong')} wrong.`);
  if (count('wrong') > 0) process.exitCode = 1;
});

function variables(): NodeJS.ProcessEnv {
  loadSettings();
  return process.env;
}
