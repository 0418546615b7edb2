import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Texts in UTF-8, compared line by line; a difference shows as a patch does.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let patch = LineDifference(old, new).patch
        let attachment = XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
        attachment.name = "difference"
        return (patch, [attachment])
      })
  }
}
