import { AuthFilm } from './auth-film.tsx';
import { AuthMusic } from './auth-music.tsx';

/** What makes the sign-in page a room: music when asked for, and the film behind the words. */
export function AuthScene() {
  return (
    <>
      <AuthMusic />
      <AuthFilm />
    </>
  );
}
