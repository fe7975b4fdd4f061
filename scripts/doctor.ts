import { existsSync } from 'node:fs';
import { commands } from '../commands/index.ts';
import { examine } from '../src/doctor/examine.ts';
import { told } from '../src/doctor/finding.ts';

// Looks at all that the bot needs and says what to do; changes nothing, and may run beside the bot.
if (existsSync('.env')) process.loadEnvFile('.env');
const findings = await examine({ variables: process.env, commands });
for (const line of told(findings)) console.log(line);
const count = (mark: string) => findings.filter((finding) => finding.mark === mark).length;
console.log(`\n${count('ok')} ok, ${count('warn')} to think about, ${count('wrong')} wrong.`);
if (count('wrong') > 0) process.exitCode = 1;
