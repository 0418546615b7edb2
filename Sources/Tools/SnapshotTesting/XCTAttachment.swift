public import Foundation
public import SwiftUI

/// Data that a failure brings, such as the picture of a difference; XCTest on Linux has no such type.
///
/// A failed snapshot writes its attachments to the folder `SNAPSHOT_ARTIFACTS`, and hands them to Swift Testing.
public final class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// As long as the results are.
    case keepAlways
    /// Until the test has passed.
    case deleteOnSuccess
  }

  /// What it is called.
  public var name: String?
  /// How long it is kept; what a failure brings is there as long as the results are.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The type of its data, such as "public.png".
  public let uniformTypeIdentifier: String
  /// What is attached.
  let data: Data

  /// Attaches bytes of some type.
  public init(data: Data, uniformTypeIdentifier: String) {
    (self.data, self.uniformTypeIdentifier) = (data, uniformTypeIdentifier)
  }

  /// Attaches bytes.
  public convenience init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }

  /// Attaches a text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Attaches a picture.
  public convenience init(image: UIImage) {
    self.init(data: image.snapshotPNG, uniformTypeIdentifier: "public.png")
  }

  /// How files of its type end.
  var fileExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }
}
