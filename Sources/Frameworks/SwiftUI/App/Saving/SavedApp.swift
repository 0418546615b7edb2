import AppFiles
package import DisplayModel
package import Foundation
package import LaunchContract
package import SavedValues
package import SwiftUICore

/// What an app keeps of all that a person would lose by a restart, as a file.
package struct SavedApp: Codable, Equatable {
  /// A window that was open.
  package struct Window: Codable, Equatable {
    /// What its scene is called in `SceneStorage`.
    package var name: String
    /// The identifier of its scene.
    package var id: String?
    /// The place of its scene among the app's scenes.
    package var scene: Int
    /// What it is for.
    package var value: SavedValue?
    /// In points.
    package var size: CGSize
    /// Where it lay, as far as the desktop tells.
    package var place: WindowPlace?
    package var content: SavedWindow

    package init(name: String, id: String?, scene: Int, value: SavedValue?, size: CGSize, content: SavedWindow) {
      (self.name, self.id, self.scene) = (name, id, scene)
      (self.value, self.size, self.content) = (value, size, content)
    }

    /// The size, where a window can have it.
    var usableSize: CGSize? {
      let sides = ScreenSize.sides
      return sides.contains(size.width) && sides.contains(size.height) ? size : nil
    }
  }

  /// The form of the file; one of another form is not read.
  static let version = 1
  /// The most bytes of a file.
  package static let byteLimit = 64 << 20

  private var version = Self.version
  /// What the app itself and its scenes hold.
  package var scenes: SavedWindow
  /// From back to front.
  package var windows: [Window]

  package init(scenes: SavedWindow, windows: [Window]) { (self.scenes, self.windows) = (scenes, windows) }

  /// Reads what an app has written.
  /// - Throws: Where it is missing, damaged or of another form.
  package init(contentsOf file: String) throws(LaunchError) {
    let data: Data
    do { data = try RegularFile.contents(of: URL(fileURLWithPath: file), upTo: Self.byteLimit) } catch {
      throw LaunchError("\(error.localizedDescription); the app begins anew")
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      throw LaunchError("\(file) is damaged, or no state of an app; the app begins anew")
    }
    guard head.version == Self.version else {
      throw LaunchError("\(file) was written by another version of Apus; the app begins anew")
    }
    do { self = try JSONDecoder().decode(SavedApp.self, from: data) } catch {
      throw LaunchError("\(file) is damaged; the app begins anew")
    }
  }

  private struct Head: Decodable { var version: Int }

  /// Writes it beside the file, and then in its place.
  package func write(to file: String) throws(LaunchError) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(self).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw LaunchError("the app's state cannot be written to \(file): \(error.localizedDescription)")
    }
  }

  /// How many values there are.
  var count: Int { windows.reduce(scenes.entries.count) { $0 + $1.content.entries.count } }
}
