import Foundation
import PictureFiles

/// What differs between two folders of pictures of previews: `comparison.json`.
struct PreviewComparison: Codable, Equatable, Sendable {
  /// A variant that only one folder has, or that is the same in both.
  struct Single: Codable, Equatable, Sendable {
    var title: String
    var source: String
    var line: Int
    /// The picture in the folder that has it, the new one where both have; absent where there is none.
    var picture: String?
  }

  /// A variant that both folders have, and that is not the same.
  struct Change: Codable, Equatable, Sendable {
    struct Area: Codable, Equatable, Sendable {
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }

    /// Pixels that differ.
    struct Pixels: Codable, Equatable, Sendable {
      var count: Int
      /// Of all pixels, 0…1.
      var fraction: Double
      /// The most that a component is off, 0…255.
      var greatest: Int
      var area: Area?
    }

    var title: String
    var source: String
    var line: Int
    /// How it could be shown before and now, where that differs, such as `crashed`.
    var oldStatus: String?
    var newStatus: String?
    var note: String?
    var oldPicture: String?
    var newPicture: String?
    /// Absent where the pictures are alike, or one is missing.
    var pixels: Pixels?
    /// Lines that tell of elements that are gone, and of new ones; one that has changed is in both.
    var removedElements: [String] = []
    var addedElements: [String] = []
  }

  static let fileName = "comparison.json"

  var old: String
  var new: String
  var same: [Single] = []
  var added: [Single] = []
  var removed: [Single] = []
  var changed: [Change] = []

  var isSame: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }

  private enum CodingKeys: CodingKey { case old, new, same, added, removed, changed }

  /// Compares two folders; a pixel counts when a component is off by more than `tolerance`.
  init(old: PreviewFolder, new: PreviewFolder, tolerance: Int) throws {
    (self.old, self.new) = (old.path.string, new.path.string)
    let (oldRecords, newRecords) = (try old.records(), try new.records())
    let before = Dictionary(oldRecords.map { ($0.key, $0) }) { first, _ in first }
    let now = Set(newRecords.map(\.key))
    removed = oldRecords.filter { !now.contains($0.key) }.map { Single($0) }
    for record in newRecords {
      guard let earlier = before[record.key] else {
        added.append(Single(record))
        continue
      }
      if let change = try Change(earlier, record, old.path, new.path, tolerance: tolerance) {
        changed.append(change)
      } else {
        same.append(Single(record))
      }
    }
  }
}

extension PreviewRecord {
  /// What the same variant has in another run.
  fileprivate struct Key: Hashable {
    var identity: String
    var variant: PreviewVariant
  }

  fileprivate var key: Key { Key(identity: identity, variant: variant) }
}

extension PreviewComparison.Single {
  fileprivate init(_ record: PreviewRecord) {
    self.init(title: record.title, source: record.source, line: record.line, picture: record.picture)
  }
}

extension PreviewComparison.Change {
  /// `nil` where nothing differs.
  fileprivate init?(_ old: PreviewRecord, _ new: PreviewRecord, _ oldFolder: Path, _ newFolder: Path, tolerance: Int) throws {
    self.init(title: new.title, source: new.source, line: new.line, note: new.note)
    (oldPicture, newPicture) = (old.picture, new.picture)
    if old.status != new.status { (oldStatus, newStatus) = (old.status.rawValue, new.status.rawValue) }
    let difference = new.elements.map(\.line).difference(from: old.elements.map(\.line))
    for change in difference {
      switch change {
      case .remove(_, let line, _): removedElements.append(line)
      case .insert(_, let line, _): addedElements.append(line)
      }
    }
    if let oldPicture, let newPicture {
      let found = try Self.difference(oldFolder / oldPicture, newFolder / newPicture, tolerance: tolerance)
      pixels = found.map { Pixels($0) }
    }
    guard oldStatus != nil || pixels != nil || !difference.isEmpty || (oldPicture == nil) != (newPicture == nil) else {
      return nil
    }
  }

  /// The difference of two pictures; `nil` where nobody would see one.
  static func difference(_ old: Path, _ new: Path, tolerance: Int) throws -> PictureDifference? {
    let (oldData, newData) = (try old.read(), try new.read())
    // Most pictures are the same to the byte.
    guard oldData != newData else { return nil }
    let difference = PictureDifference(try Picture(oldData, of: old), try Picture(newData, of: new), tolerance: tolerance)
    return difference.count > 0 ? difference : nil
  }

  /// What differs, in some words.
  var summary: String {
    var parts: [String] = []
    if let oldStatus, let newStatus { parts.append("was \(oldStatus), is \(newStatus)") }
    if let pixels {
      let percent = pixels.fraction * 100
      parts.append(percent < 0.01 ? "\(pixels.count) pixels differ" : "\(percent.shortened) % of the pixels differ")
    }
    let elements = max(removedElements.count, addedElements.count)
    if elements > 0 { parts.append("\(elements) \(elements == 1 ? "element differs" : "elements differ")") }
    return parts.isEmpty ? "a picture is missing" : parts.joined(separator: ", ")
  }
}

extension PreviewComparison.Change.Pixels {
  fileprivate init(_ difference: PictureDifference) {
    self.init(count: difference.count, fraction: difference.fraction, greatest: difference.greatest)
    area = difference.area.map { .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }
}

extension PreviewComparison {
  /// The text for people.
  var text: String {
    var lines = added.map { "+ \($0.title)  \($0.source):\($0.line)" }
    lines += removed.map { "- \($0.title)  \($0.source):\($0.line)" }
    lines += changed.map { "! \($0.title)  \($0.source):\($0.line)  \($0.summary)" }
    lines.append("\(same.count) the same, \(changed.count) changed, \(added.count) added, \(removed.count) removed")
    return lines.joined(separator: "\n")
  }
}
