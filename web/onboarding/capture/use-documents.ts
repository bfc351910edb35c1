import { useEffect, useEffectEvent, useRef, useState } from "react";
import { v4 } from "uuid";
import type { ApplicationDocument } from "#contract/onboarding/application-documents.ts";
import { useReturn } from "#web/lib/connection.ts";
import { useMessages } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import { captureMessages, documentNameMessages } from "./capture.messages.ts";
import { type PictureOnItsWay, PictureSender, type SendPicture } from "./waiting/picture-sender.ts";
import { pictureStore, type WaitingPicture } from "./waiting/waiting-pictures.ts";

export type NewPicture = Omit<WaitingPicture, "clientId" | "applicationKey">;

/**
 * The pictures of an application that are on their way: they go out one after the other, wait while the line is away,
 * also over a reload, and are sent as soon as it is back.
 * @param onArrived called with each document that the server has taken
 */
export function useDocuments(
  applicationKey: string,
  send: SendPicture,
  onArrived: (document: ApplicationDocument) => void,
) {
  const t = useMessages(captureMessages);
  const names = useMessages(documentNameMessages);
  const [pictures, setPictures] = useState<readonly PictureOnItsWay[]>([]);
  const sender = useRef<PictureSender>(null);
  const sent = useEffectEvent<SendPicture>((picture, options) => send(picture, options));
  const arrived = useEffectEvent((document: ApplicationDocument) => {
    toast.success(t.uploaded, { description: names[document.kind] });
    onArrived(document);
  });

  useEffect(() => {
    const opened = new PictureSender({
      store: pictureStore(),
      send: (picture, options) => sent(picture, options),
      onChange: setPictures,
      onArrived: (document) => arrived(document),
    });
    sender.current = opened;
    void opened.open(applicationKey);
    return () => opened.close();
  }, [applicationKey]);

  const waiting = pictures.some(({ sending }) => sending.kind === "waiting");
  const { look, looking } = useReturn(waiting, () => void sender.current?.retry());
  return {
    pictures,
    waiting,
    look,
    looking,
    add: (picture: NewPicture) => void sender.current?.add({ ...picture, applicationKey, clientId: v4() }),
    remove: (picture: WaitingPicture) => void sender.current?.remove(picture),
  };
}
