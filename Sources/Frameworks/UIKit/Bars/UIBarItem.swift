public import Foundation
import Observation
import SwiftUICore
public import UIKitTypes

/// What a bar shows: a title, a picture, or both.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The picture.
  open var image: UIImage? { didSet { changed() } }
  /// The picture in bars that are less high; the same one where there is none.
  open var landscapeImagePhone: UIImage?
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A number for those who look for it.
  open var tag = 0
  /// What it is called for those who cannot see it, where the title does not say it.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// A name for tests.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  private let revisions = Revisions()

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Has bars show the item anew.
  func changed() { revisions.count &+= 1 }
  /// Notes that the view that is being evaluated shows the item.
  func note() { _ = revisions.count }
}

/// Counts changes of something that views of SwiftUI show.
@Observable @MainActor
final class Revisions {
  var count = 0
}
