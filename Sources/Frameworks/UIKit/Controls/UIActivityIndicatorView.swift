public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A wheel of blades that turns while something is done: a `ProgressView` of SwiftUI.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView, FacedView {
  /// How large and in which colour it is.
  public enum Style: Int, Sendable {
    /// As usual.
    case medium = 100
    /// Large.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  let face = FaceModel()

  /// Creates an indicator of a style that does not turn.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }
  /// Creates an indicator that does not turn at a place, in points.
  public override init(frame: CGRect) {
    let side = Style.medium.side
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: CGSize(width: side, height: side)) : frame)
    setUp()
  }
  /// Creates an indicator from an archive, of which there are none here: one that does not turn.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    showFace { IndicatorFace(view: $0) }
  }

  /// How large it is.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = CGSize(width: style.side, height: style.side)
      faceChanged()
    }
  }
  /// The colour of its blades; gray unless said otherwise.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      faceChanged(resizes: false)
    }
  }
  private var ownColor: UIColor?
  /// Whether it does not show while it does not turn.
  open var hidesWhenStopped = true { didSet { faceChanged(resizes: false) } }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Has it turn.
  open func startAnimating() {
    isAnimating = true
    faceChanged(resizes: false)
  }
  /// Has it rest.
  open func stopAnimating() {
    isAnimating = false
    faceChanged(resizes: false)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

private struct IndicatorFace: View {
  @Faced var view: UIActivityIndicatorView

  var body: some View {
    if view.isAnimating || !view.hidesWhenStopped {
      ActivityIndicator(
        radius: view.style == .large ? 18.5 : 10, color: Color(uiColor: view.color), turns: view.isAnimating
      )
      .accessibilityElement()
      .accessibilityLabel(view.isAnimating ? "In progress" : "Progress halted")
    }
  }
}
