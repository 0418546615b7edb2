public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, compared one by one.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          guard old != new else { return nil }
          let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
          return ("\(new.count) bytes in place of \(old.count); the first that differs is number \(place), counted from 0", [])
        }))
  }
}
