import { AuthFilm } from './auth-film.tsx';
import { AuthMusic } from './auth-music.tsx';

/** The scene of the sign-in page: music when asked for, and the film behind the words. */
export function AuthScene() {
  return (
    <>
      <AuthMusic />
      <AuthFilm />
    </>
  );
}
