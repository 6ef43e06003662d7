import { bagian, ujiModel } from './model.ts';

// The second half of the same runs, in a worker of its own: two cores are used.
ujiModel(bagian[1]);
