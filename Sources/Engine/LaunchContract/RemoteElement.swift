/// Something that a person, or a screen reader, finds in what an app shows.
package struct RemoteElement: Codable, Equatable, Sendable {
  /// By what it is named in a request; it holds until elements are asked for again.
  package var ref: String
  package var role: String
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// Where it is, in points of the window.
  package var frame: RemoteRect
  package var enabled: Bool
  /// `nil`: it is nothing that can be selected, or it is not.
  package var selected: Bool?
  /// `nil`: it has not got the focus.
  package var focused: Bool?
  /// What can be done with it, by the names that requests have for that.
  package var actions: [String]
  /// How many elements it lies in.
  package var level: Int

  package init(ref: String, role: String, frame: RemoteRect) {
    (self.ref, self.role, self.frame) = (ref, role, frame)
    (enabled, actions, level) = (true, [], 0)
  }
}

/// A rectangle in points.
package struct RemoteRect: Codable, Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
