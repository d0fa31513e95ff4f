import { useId } from 'react';
import { wholeFigure } from '#contract/rules/figure-pictures.ts';
import { gongTones } from '#contract/rules/sound-defaults.ts';
import { Figure } from '#web/bindings/figures/figure.tsx';
import { MadeFigure } from '#web/bindings/figures/made-figure.tsx';
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
            {first === gongTones[0].frequency ? (
              <MadeFigure figure={wholeFigure(first, value)} size="choice" className="gong-figure-picture" />
            ) : (
              <Figure view="whole" figure={value} frequencies={[first]} className="gong-figure-picture" />
            )}
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
