public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Does something to what lies behind: blurs it, as a `Material` of SwiftUI does.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView, FacedView {
  let face = FaceModel()
  /// Holds the views that stand in front of the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  /// Creates a view from an archive, of which there are none here: one without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    effectChanged()
    showFace { EffectFace(view: $0) }
  }

  /// What is done to what lies behind; changes within an animation move.
  open var effect: UIVisualEffect? { didSet { effectChanged() } }
  private func effectChanged() {
    contentView.overrideUserInterfaceStyle =
      switch (effect as? UIBlurEffect)?.scheme {
      case .light: .light
      case .dark: .dark
      default: .unspecified
      }
    faceChanged(resizes: false)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
}

private struct EffectFace: View {
  @Faced var view: UIVisualEffectView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if let blur = view.effect as? UIBlurEffect {
      Rectangle().fill(blur.material).environment(\.colorScheme, blur.scheme ?? scheme).allowsHitTesting(false)
        .transition(.opacity)
    }
  }
}
