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
  /// The colours that most of its pixels have, the most frequent first, as `#RRGGBB`; only where colours were asked for.
  package var colors: [String]?
  /// What it is beyond its role; only where parts were asked for, as the next two.
  package var kind: Kind?
  /// The texts that a control shows.
  package var texts: [String]?
  /// The innermost part that it lies in, by its place in the list of parts.
  package var part: Int?

  /// `true`: something else lies over the point of it that would be pressed; only where parts were asked for.
  package var covered: Bool?

  /// What an element is that roles do not tell apart.
  package enum Kind: String, Codable, Sendable { case secureTextField, textEditor, pickerWheel, actionSheet }

  package init(ref: String, role: String, frame: RemoteRect) {
    (self.ref, self.role, self.frame) = (ref, role, frame)
    (enabled, actions, level) = (true, [], 0)
  }
}

/// A part of the interface that holds elements, and is none of those that a person is told of.
package struct RemotePart: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable { case navigationBar, toolbar, scrollView }

  package var kind: Kind
  package var frame: RemoteRect
  /// The part that it lies in, by its place in the list.
  package var parent: Int?

  package init(kind: Kind, frame: RemoteRect, parent: Int? = nil) { (self.kind, self.frame, self.parent) = (kind, frame, parent) }
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
