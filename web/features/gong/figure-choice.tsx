import { useId } from 'react';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { figureChoices } from '#web/bindings/gong/figure-choices.ts';
import { useGong, useGongDesk } from '#web/bindings/gong/use-gong.ts';
import './figure-choice.css';

/** The bodies that may sound: each small one shows its own figure, and a line says what it is made of. */
export function FigureChoice() {
  const gong = useGongDesk();
  const chosen = useGong((state) => state.figure);
  const first = useGong((state) => state.tones.tones[0]?.frequency ?? 0);
  const line = useId();
  return (
    <fieldset className="gong-figures" aria-describedby={line}>
      <legend>Figure</legend>
      <div className="gong-figure-list">
        {figureChoices.map(({ value, name }) => (
          <label key={value} className="gong-figure">
            <input
              type="radio"
              name="figure"
              value={value}
              checked={value === chosen}
              onChange={() => gong.changeFigure(value)}
            />
            <Figure view="whole" figure={value} frequencies={[first]} className="gong-figure-picture" />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p id={line} className="gong-figure-line">
        {figureChoices.find(({ value }) => value === chosen)?.line}
      </p>
    </fieldset>
  );
}
