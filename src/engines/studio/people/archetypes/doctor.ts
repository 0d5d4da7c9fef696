import { stageDoctor } from '../arrangements/standing.ts';
import { type PeopleDefinition, ROOM_NOUNS, USUAL_PEOPLE } from '../people-definition.ts';

export const doctor: PeopleDefinition = {
  ...USUAL_PEOPLE,
  category: 'wellness',
  favoredBy: ['professional', 'wellness'],
  shows: `doctor, physician, patient, medical consultation, doctor and patient, general practitioner,
    medical checkup, checkup, clinic, health checkup, consultation, doctor appointment, doctor visit,
    medical exam, medical examination, hospital room, female doctor, male doctor, family doctor,
    medical doctor, surgeon, medical professional, medic`,
  illustrates: `healthcare, health care, medical care, medicine, medical advice, health insurance, medical,
    patient care`,
  contains: `${ROOM_NOUNS}, clipboard, hospital, clinic, people, person, patient, white coat, coat, lab coat,
    stethoscope`,
  settings: ['clinic'],
  countCast: () => 3,
  wardrobe: ['sweater', 'tee', 'shirt', 'hoodie'],
  pivot: 0.05,
  uniforms: ['doctor-coat', null, 'scrubs'],
  draw: stageDoctor,
};
