public import Foundation
import SwiftUI
package import SwiftUICore
public import UIKitTypes

/// A well of colour that opens a panel of colours: a `ColorPicker` of SwiftUI.
@MainActor @preconcurrency
open class UIColorWell: UIControl, FacedView {
  let face = FaceModel()
  private static let side: CGFloat = 28

  /// Creates a well without a colour at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a well from an archive, of which there are none here: one without a colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace { ColorWellFace(control: $0) } }

  /// The colour; setting it calls nobody.
  open var selectedColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// Whether colours may let through what lies behind.
  open var supportsAlpha = true { didSet { faceChanged(resizes: false) } }
  /// The panel's title.
  open var title: String? { didSet { faceChanged(resizes: false) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var highlightsItself: Bool { false }

  /// The person has chosen a colour.
  package func take(_ color: Color) {
    selectedColor = UIColor(color)
    send([.valueChanged, .primaryActionTriggered], nil)
  }
}

private struct ColorWellFace: View {
  @Faced var control: UIColorWell

  var body: some View {
    let color = Binding(
      get: { [weak control] in control?.selectedColor.map { Color(uiColor: $0) } ?? .clear },
      set: { [weak control] in control?.take($0) })
    ColorPicker(selection: color, supportsOpacity: control.supportsAlpha) { Text(verbatim: control.title ?? "") }
      .labelsHidden().fixedSize().disabled(!control.isEnabled)
  }
}
