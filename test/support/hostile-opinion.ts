/** Pieces of an opinion that mean harm to whatever shows them, each with something that must be read of it. */
const pieces = [
  '# Facts\n\nThe parties met on *Friday*. **Both** were in ~~room 12~~ room 322; see `Act 0.5`.',
  '<script>alert(1)</script>\n\n<img src=x onerror=alert(2)> <iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(3)">press</a> <b onclick="alert(4)">bold</b> </section></article></main>',
  '[press](javascript:alert(5)) [or](JaVaScRiPt:alert(6)) [data](data:text/html,<script>alert(7)</script>)',
  '[a](https://evil.example/"onmouseover="alert(8)) <https://good.example/a?b=1&c="d"> www.also.example',
  '![a picture](https://evil.example/track.png "x" ) ![](javascript:alert(9)) ![x](data:image/svg+xml,<svg/onload=alert(10)>)',
  '@everyone @here <@1234567890123456789> <@&1234567890123456789> <#1234567890123456789> </court vote:1>',
  'evil\u202Egnp.exe \u2067turned\u2069 \u200Bunseen\u0000 \u0007bell',
  '```js"><script>alert(11)</script>\nconst a = `<b>` && "</code></pre>";\n```',
  '    indented <script>alert(12)</script> code, ``with `ticks` in it``',
  '| Witness | Says |\n|:--------|-----:|\n| Ana     | **yes** <script>alert(13)</script> |\n| `a\\|b` | [x](javascript:alert(14)) |',
  '> a quotation\n> > in a quotation\n> - and a list\n>   1. in it',
  '1. one\n2. two\n   - three\n\n- [ ] a box\n- [x] another',
  '[ref]: javascript:alert(15)\n\n[ref] and [ref][] and ![ref]',
  '&lt;script&gt; &#60;script&#62; &#x202E; &amp;amp; \\<b> \\*plain\\*',
  'https://good.example/path_(with)_marks?and=some&more#end and http://plain.example.',
  'Ünïcödé שלום مرحبا 你好 👨‍👩‍👧 and a_very_long_word_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  '***\n\n---\n\n## Dissent by somebody who wrote none\n\nSetext\n======',
  '||spoiler|| __under__ -# small\n\n>>> everything after',
  '"quotes" \'and\' `ticks` {{braces}} %s %00 \\u0000',
].join('\n\n');

/** An opinion of more than 30,000 characters, with all of that in it and a last word. */
export const hostileOpinion = `${`${pieces}\n\n`.repeat(Math.ceil(30_000 / pieces.length))}The end of it.`;
