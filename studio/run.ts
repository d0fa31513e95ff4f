import { check } from './check.ts';
import { makeFigures } from './figures/make-figures.ts';
import { FILM_WORKS } from './films/film-works.ts';
import { type FilmWork, makeFilm, makePoster } from './films/make-film.ts';
import { make } from './make.ts';
import { OTHER_WORKS, SONG_WORKS, type Work } from './works.ts';

const USAGE = `tsx studio/run.ts songs|river|films|posters|figures|check [name…]
  songs   renders and encodes the songs
  river   the river, the ambience of the sign-in page and the landing page's clip
  films   the intro and the background of the sign-in page
  posters the still that stands for each film, without the film
  figures the pictures of what presets, songs and the plates of the pages show in sand
  check   measures the encoded files and says what is out of its limits`;

const [command, ...names] = process.argv.slice(2);

function chosen(works: readonly Work[]): Work[] {
  return works.filter((work) => names.length === 0 || names.some((name) => work.name.includes(name)));
}

function chosenFilms(): FilmWork[] {
  return FILM_WORKS.filter((work) => names.length === 0 || names.includes(work.film.name));
}

if (command === 'songs') {
  chosen(SONG_WORKS).forEach(make);
} else if (command === 'river') {
  chosen(OTHER_WORKS).forEach(make);
} else if (command === 'films') {
  for (const work of chosenFilms()) await makeFilm(work);
} else if (command === 'posters') {
  chosenFilms().forEach(makePoster);
} else if (command === 'figures') {
  await makeFigures();
} else if (command === 'check') {
  process.exitCode = check(chosen([...SONG_WORKS, ...OTHER_WORKS])) > 0 ? 1 : 0;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
