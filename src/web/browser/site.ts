import './site.css';
import './game.css';
import './member.css';

// Only the page of a game needs a board.
if (document.querySelector('.stepper') !== null) {
  const { stepThroughGames } = await import('./game.ts');
  stepThroughGames();
}
