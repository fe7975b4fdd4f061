import { describe, expect, it } from 'vitest';
import { contextOf, understood } from '../support/reading.ts';

const movement = contextOf();
const retreats = contextOf({ kind: 'R' });
const adjustments = contextOf({ kind: 'A' });

describe('Moves', () => {
  it.each([
    ['A Vie-Gal', 'A vie-gal'],
    ['F Lon – North Sea', 'F lon-nth'],
    ['F Lyo - W Med', 'F lyo-wes'],
    ['F Lyo w. Med.', 'F lyo-wes'],
    ['F Ion - E Med', 'F ion-eas'],
    ['army vienna to galicia', 'A vie-gal'],
    ['A VIE-GAL', 'A vie-gal'],
    ['a.vie-gal', 'A vie-gal'],
    ['A. Mun - Ber', 'A mun-ber'],
    ['Vie-Gal', 'vie-gal'],
    ['vienna moves to galicia', 'vie-gal'],
    ['A Vie m Gal', 'A vie-gal'],
    ['A Vie moves Gal', 'A vie-gal'],
    ['move A Vie to Gal', 'A vie-gal'],
    ['A Vie Gal', 'A vie-gal'],
    ['The army in Vienna goes to Galicia.', 'A vie-gal'],
    ['A Vie attacks Gal!', 'A vie-gal'],
    ['A Bul Con', 'A bul-con'],
    ['A Bul - Con', 'A bul-con'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));

  it.each([
    '-',
    '‐',
    '‑',
    '‒',
    '–',
    '—',
    '―',
    '−',
    '--',
    '->',
    '-->',
    '=>',
    '>',
    '→',
    '⇒',
    '➔',
    '➡️',
    ' to ',
    ' - ',
    ' – ',
  ])('A Vie%sGal', (dash) => expect(understood(`A Vie${dash}Gal`, movement)).toBe('A vie-gal'));

  it.each([
    '1. A Vie-Gal',
    '12) A Vie-Gal',
    '- A Vie-Gal',
    '* A Vie-Gal',
    '• A Vie-Gal',
    '`A Vie-Gal`',
    '**A Vie-Gal**',
    '"A Vie-Gal";',
  ])('copied with its marks: %s', (text) => expect(understood(text, movement)).toBe('A vie-gal'));
});

describe('Holding', () => {
  it.each([
    'A Vie H',
    'A Vie h.',
    'A Vie holds',
    'A Vie hold',
    'A Vie stands',
    'army vienna stands',
    'hold A Vie',
    'A Vie - H',
    'A Vie stays',
    'A Vie hodls',
  ])('%s', (text) => expect(understood(text, movement)).toBe('A vie H'));
});

describe('Supports', () => {
  it.each([
    ['A Tyr S A Vie-Tri', 'A tyr S A vie-tri'],
    ['A Tyr s Vie-Tri', 'A tyr S vie-tri'],
    ['A Tyr supports A Vie to Trieste', 'A tyr S A vie-tri'],
    ['A Tyrolia sup army Vienna -> Trieste', 'A tyr S A vie-tri'],
    ['A Tyr suports A Vie-Tri', 'A tyr S A vie-tri'],
    ['A Tyr S A Vie', 'A tyr S A vie'],
    ['A Tyr S A Vie H', 'A tyr S A vie'],
    ['A Tyr S A Vie holds', 'A tyr S A vie'],
    ['A Tyr supports Vienna to hold', 'A tyr S vie'],
    ['A Tyr S (A Vie-Tri)', 'A tyr S A vie-tri'],
    ['A Tyr - S A Vie-Tri', 'A tyr S A vie-tri'],
    ['F Eng S F Nth-Bel', 'F eng S F nth-bel'],
    ['F Con S A Bul', 'F con S A bul'],
    ['A Tyr S A Vie-Tri via convoy', 'A tyr S A vie-tri'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));
});

describe('Convoys and routes', () => {
  it.each([
    ['F NTH C A Yor-Nwy', 'F nth C A yor-nwy'],
    ['F North Sea convoys army in York to Norway', 'F nth C A yor-nwy'],
    ['F NTH c Yor-Nwy', 'F nth C yor-nwy'],
    ['F ENG con A Lon-Bel', 'F eng C A lon-bel'],
    ['F NTH convoyes A Yor-Nwy', 'F nth C A yor-nwy'],
    ['F NTH C A Yor-NTH-Nwy', 'F nth C A yor-nwy'],
    ['A Yor-Nwy via NTH', 'A yor-nwy via nth'],
    ['A Lon-Bel via ENG', 'A lon-bel via eng'],
    ['A Lon-Bel via convoy', 'A lon-bel via convoy'],
    ['A Lon-Bel (via convoy)', 'A lon-bel via convoy'],
    ['A Lon-Bel by convoy', 'A lon-bel via convoy'],
    ['A Lon-Bel VIA', 'A lon-bel via convoy'],
    ['A Lon-Bel convoyed', 'A lon-bel via convoy'],
    ['A Lon-Bel via convoy through ENG', 'A lon-bel via eng'],
    ['A Lon-NTH-Nwy', 'A lon-nwy via nth'],
    ['A Lon - North Sea - Norwegian Sea - St Petersburg', 'A lon-stp via nth-nwg'],
    ['A Lon-Bel via ENG or NTH', 'A lon-bel via eng or nth'],
    ['A Lon-Bel via ENG/NTH', 'A lon-bel via eng or nth'],
    ['A Lon-Tun via ENG, MAO and WES', 'A lon-tun via eng-mao-wes'],
    ['A Lon-Tun via ENG-MAO-WES or NTH', 'A lon-tun via eng-mao-wes or nth'],
    ['A Lon-Bel via French F ENG', 'A lon-bel via eng'],
    ['A Lon-Bel via the fleet in the North Sea', 'A lon-bel via nth'],
    ['A Fin-Swe by land', 'A fin-swe'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));
});

describe('Coasts', () => {
  it.each([
    'StP(nc)',
    'StP/nc',
    'StP nc',
    'StP-nc',
    'StP NC',
    'StPNC',
    'StP (n.c.)',
    'StP n.c.',
    'StP (north coast)',
    'StP north coast',
    'St. Petersburg, North Coast',
    'St Petersburg (N)',
    'stp/n',
    'StP [nc]',
  ])('F Bar-%s', (place) => expect(understood(`F Bar-${place}`, movement)).toBe('F bar-stp/nc'));

  it.each([
    ['F StP(sc)-Bot', 'F stp/sc-bot'],
    ['F Spa sc S F Mao', 'F spa/sc S F mao'],
    ['F Spa S F Mao', 'F spa S F mao'],
    ['F Rum - Bul east coast', 'F rum-bul/ec'],
    // What the map does not have is for legality to judge (DATC 4.B.6).
    ['F Nth-Kie(sc)', 'F nth-kie/sc'],
    ['F Mao-Spa(wc)', 'F mao-spa/wc'],
    ['A Gas-Spa(nc)', 'A gas-spa/nc'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));
});

describe('Nationalities', () => {
  it.each([
    ['F Tur Con H', 'F con H (TUR)'],
    ['Turkish fleet in Con holds', 'F con H (TUR)'],
    ['Austria: A Vie-Gal', 'A vie-gal (AUS)'],
    ['AUS A vie-gal', 'A vie-gal (AUS)'],
    ['A Ser s Turkish A Bul', 'A ser S A bul (TUR)'],
    ['A Ser S the Turkish army in Bulgaria', 'A ser S A bul (TUR)'],
    ["A Rum S Turkey's F Con-Bul/sc", 'A rum S F con-bul/sc (TUR)'],
    ['F NTH C Russian A Nwy-Edi', 'F nth C A nwy-edi (RUS)'],
    ['A Ser S Tur Bul', 'A ser S bul (TUR)'],
    // England and the English Channel share their letters.
    ['F Eng - Nth', 'F eng-nth'],
    ['F Eng C A Lon-Bel', 'F eng C A lon-bel'],
    ['F Eng Nth H', 'F nth H (ENG)'],
    ['F Eng Eng H', 'F eng H (ENG)'],
    ['English F Nth H', 'F nth H (ENG)'],
    ['F English Channel - Nth', 'F eng-nth'],
    ['F Lon-English', 'F lon-eng'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));
});

describe('As other programs write', () => {
  it.each([
    ['The army at Vienna move to Galicia.', 'A vie-gal'],
    ['The army at London move to Belgium via convoy.', 'A lon-bel via convoy'],
    ['The army at Tyrolia support move to Trieste from Vienna.', 'A tyr S vie-tri'],
    ['The army at Tyrolia support move from Vienna to Trieste', 'A tyr S vie-tri'],
    ['The fleet at Trieste support hold to Vienna.', 'F tri S vie'],
    ['The fleet at the North Sea convoy the army at Yorkshire to Norway.', 'F nth C A yor-nwy'],
    ['(AUS AMY VIE) MTO GAL', 'A vie-gal (AUS)'],
    ['(RUS FLT (STP NCS)) HLD', 'F stp/nc H (RUS)'],
    ['(AUS AMY TYR) SUP (AUS AMY VIE) MTO TRI', 'A tyr S A vie-tri (AUS, AUS)'],
    ['(ENG FLT NTH) CVY (ENG AMY YOR) CTO NWY', 'F nth C A yor-nwy (ENG, ENG)'],
    ['(ENG AMY YOR) CTO NWY VIA (NTH)', 'A yor-nwy via nth (ENG)'],
    ['A VIE - GAL', 'A vie-gal'],
    ['A VIE S A BUD - GAL', 'A vie S A bud-gal'],
    ['F STP/SC - BOT', 'F stp/sc-bot'],
  ])('%s', (text, order) => expect(understood(text, movement)).toBe(order));
});

describe('Retreats', () => {
  it.each([
    ['A Vie-Boh', 'A vie-boh'],
    ['A Vie r Boh', 'A vie-boh'],
    ['A Vie retreats to Bohemia', 'A vie-boh'],
    ['retreat A Vie to Boh', 'A vie-boh'],
    ['F Nwy-StP(nc)', 'F nwy-stp/nc'],
    ['A Vie D', 'A vie D'],
    ['A Vie disbands', 'A vie D'],
    ['disband A Vie', 'A vie D'],
    ['remove A Vie', 'A vie D'],
  ])('%s', (text, order) => expect(understood(text, retreats)).toBe(order));
});

describe('Adjustments', () => {
  it.each([
    ['Build F StP(nc)', 'Build F stp/nc'],
    ['build: A Mun', 'Build A mun'],
    ['b A Mun', 'Build A mun'],
    ['Builds an army in Munich', 'Build A mun'],
    ['Build army in Munich', 'Build A mun'],
    ['Build a fleet in Kiel', 'Build F kie'],
    ['A Mun build', 'Build A mun'],
    ['Build Mun', 'Build mun'],
    ['Build StP/nc', 'Build stp/nc'],
    ['disband A Ser', 'Disband A ser'],
    ['Remove A Serbia', 'Disband A ser'],
    ['d A Ser', 'Disband A ser'],
    ['A Ser disbands', 'Disband A ser'],
    ['waive', 'Waive'],
    ['Waives', 'Waive'],
    ['waive a build', 'Waive'],
    ['Waive one build.', 'Waive'],
  ])('%s', (text, order) => expect(understood(text, adjustments)).toBe(order));

  it.each([
    ['Build A Mun', 'Build A mun'],
    ['Waive', 'Waive'],
    ['Disband A Ser', 'Disband A ser'],
    ['retreat A Vie to Boh', 'A vie-boh'],
  ])('come with the movement where all is decided in one (BT15): %s', (text, order) =>
    expect(understood(text, contextOf({ rules: 'birthday-2020' }))).toBe(order),
  );
});
