import { ujiModel } from './model.ts';

ujiModel(0);
