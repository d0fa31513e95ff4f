import { refusals } from '#contract/errors.ts';
import { picture } from '#contract/rules/limits.ts';

/** What the file picker offers. The server looks at the content itself. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** The chosen file as the API takes it; refused in the server's own words, without the way there. */
export async function readPicture(file: File): Promise<string> {
  if (!pictureTypes.split(',').includes(file.type)) throw new Error(refusals.image_type.message);
  if (file.size > picture.bytesMax) throw new Error(refusals.image_too_heavy.message);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('That picture could not be read.'));
    reader.readAsDataURL(file);
  });
}
