import { describeSchema } from "../core/documentation.ts";
import { referenceField } from "./checks.docs.ts";
import { faceBox, faceCalls, faceComparison, faceQuality, headPose } from "./faces.ts";

export const faceDocs = [
  describeSchema(
    faceCalls.compareFaces.form.fields,
    "CompareFacesForm",
    "Two pictures with one face each; a much smaller face beside it, or a second portrait of the same person, does not count.",
    { reference: referenceField },
  ),
  describeSchema(
    faceComparison,
    "FaceComparison",
    "How alike two faces are. It decides nothing: a person does. It was measured on few persons, hardly any of them African, and cannot tell twins apart.",
    {
      verdict: [
        "`match` and `no_match` where the distance is clear; `unsure` in between and whenever a picture is too poor; `no_face` and `several_faces` where there is no single face to compare.",
        "match",
      ],
      distance: [
        "0 is the same face, 1 what two strangers are apart on average; null where there is nothing to compare.",
        0.31,
      ],
      threshold: ["Below it a distance is a match.", 0.53],
      noMatchThreshold: ["Above it a distance is no match.", 0.72],
      boxes: ["The faces that were found in each picture, the largest first."],
    },
  ),
  describeSchema(faceComparison.shape.boxes, "ComparedPictures", "Faces by picture.", {
    first: ["Faces of the first picture."],
    second: ["Faces of the second picture."],
  }),
  describeSchema(
    faceBox,
    "FaceBox",
    "A face, in pixels of the picture as uploaded, turned as its camera says.",
    {
      x: ["Left edge.", 320],
      y: ["Top edge.", 180],
      width: ["Width.", 210],
      height: ["Height.", 240],
      compared: ["Whether this is the face that was compared.", true],
      quality: ["How much the face can tell."],
    },
  ),
  describeSchema(faceQuality, "FaceQuality", "How much a face can tell.", {
    eyeDistance: ["Pixels between the eyes.", 84],
    sharpness: ["How much the brightness changes from point to point; below 1.2 is blurred.", 2.9],
    brightness: ["Mean brightness, 0 to 255.", 128],
    contrast: ["Standard deviation of the brightness.", 41],
    certainty: ["How sure it is that this is a face, 0 to 1; what hides a part of it lowers it.", 0.93],
    pose: ["Which way the head is turned."],
    notices: ["What makes the face too poor for a match; empty if nothing does.", []],
  }),
  describeSchema(headPose, "HeadPose", "Which way a head is turned, in degrees.", {
    yaw: ["To the person's own left.", 4],
    pitch: ["Up.", -2],
    roll: ["How far it lies over in the picture, clockwise.", 1],
  }),
];
