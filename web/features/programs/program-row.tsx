import type { SavedProgram } from '#web/api/use-programs.ts';
import { useIsPlaying } from '#web/bindings/sound/use-patch.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { contentsInWords, shortened } from './program-words.ts';

interface ProgramRowProps {
  readonly program: SavedProgram;
  /** The listener may not play it: it is part of Premium. */
  readonly isLocked: boolean;
  readonly onLocked: (program: SavedProgram) => void;
  readonly onApply: (program: SavedProgram) => void;
  readonly onRename: (program: SavedProgram) => void;
  readonly onReplace: (program: SavedProgram) => void;
  readonly onShare: (program: SavedProgram) => void;
  readonly onDelete: (program: SavedProgram) => void;
}

export function ProgramRow({ program, isLocked, onLocked, onApply, ...actions }: ProgramRowProps) {
  const { name, description, useCount } = program;
  const isPlaying = useIsPlaying('program', String(program.id));
  const { stop } = useSoundActions();
  const press = () => {
    if (isLocked) onLocked(program);
    else if (isPlaying) stop();
    else onApply(program);
  };
  return (
    <li className="program-row" data-sounding={isPlaying || undefined}>
      <div className="min-w-0">
        <b className="typed inline-block max-w-full align-bottom">{name}</b>
        {program.isPremium && (
          <span className="program-premium">
            <Icon name={isLocked ? 'lock' : 'crown'} size={14} />
            Premium
          </span>
        )}
        {description !== '' && <p className="typed">{shortened(description)}</p>}
        <small>
          {contentsInWords(program)}
          {useCount > 0 && `, used ${useCount === 1 ? 'once' : `${useCount} times`}`}
        </small>
      </div>
      <IconButton
        icon={isPlaying ? 'stop' : 'play'}
        solid
        tone={isPlaying ? 'live' : 'bright'}
        name={isPlaying ? `Stop ${name}` : `Play ${name}`}
        onClick={press}
      />
      <Menu label={`${name} actions`} trigger={<IconButton icon="more" name={`${name} actions`} />}>
        <MenuItem icon="edit" onSelect={() => actions.onRename(program)}>
          Rename
        </MenuItem>
        <MenuItem icon="bookmark" onSelect={() => actions.onReplace(program)}>
          Replace with what is set now
        </MenuItem>
        <MenuItem icon="share" onSelect={() => actions.onShare(program)}>
          Share with the community
        </MenuItem>
        <MenuItem icon="trash" tone="danger" onSelect={() => actions.onDelete(program)}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
