public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A control that picks a value of a range by a knob on a track: a `Slider` of SwiftUI.
@MainActor @preconcurrency
open class UISlider: UIControl, FacedView {
  let face = FaceModel()
  /// How high a slider is (Facts 3.3).
  private static let height: CGFloat = 34

  /// Creates a slider from 0 to 1 at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a slider from an archive, of which there are none here: one from 0 to 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace { SliderFace(control: $0) } }

  /// The value, always in the range; setting it calls nobody.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
      faceChanged(resizes: false)
    }
  }
  private var storedValue: Float = 0
  /// Sets the value; the knob slides there where that is wanted.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { withAnimation(.easeInOut(duration: 0.2)) { self.value = value } } else { self.value = value }
  }
  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether those who hear of the value hear of each while the knob moves, or of the last one alone.
  open var isContinuous = true
  /// The picture where the value is least.
  open var minimumValueImage: UIImage? { didSet { faceChanged() } }
  /// The picture where the value is greatest.
  open var maximumValueImage: UIImage? { didSet { faceChanged() } }
  /// The track before the knob; the tint unless said otherwise.
  open var minimumTrackTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The track behind the knob.
  open var maximumTrackTintColor: UIColor? { didSet { faceChanged(resizes: false) } }
  /// The knob; white unless said otherwise.
  open var thumbTintColor: UIColor? { didSet { faceChanged(resizes: false) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite && size.width < 1_000_000 ? size.width : bounds.width, height: Self.height)
  }

  private var moves = false

  /// The person has moved the knob.
  func take(_ new: Float) {
    guard new != storedValue else { return }
    value = new
    if isContinuous || !moves { send([.valueChanged, .primaryActionTriggered], nil) }
  }
  /// The person begins to move the knob, or has ended.
  func take(moves: Bool) {
    self.moves = moves
    if !moves, !isContinuous { send([.valueChanged, .primaryActionTriggered], nil) }
  }
}

private struct SliderFace: View {
  @Faced var control: UISlider

  var body: some View {
    let value = Binding(
      get: { [weak control] in control?.value ?? 0 }, set: { [weak control] in control?.take($0) })
    Slider(value: value, in: control.minimumValue...max(control.maximumValue, control.minimumValue)) {
    } minimumValueLabel: {
      if let image = control.minimumValueImage { Image(uiImage: image) }
    } maximumValueLabel: {
      if let image = control.maximumValueImage { Image(uiImage: image) }
    } onEditingChanged: { [weak control] in
      control?.take(moves: $0)
    }
    .appearance {
      if let color = control.minimumTrackTintColor { $0.sliders.done = color }
      if let color = control.maximumTrackTintColor { $0.sliders.rest = color }
      if let color = control.thumbTintColor { $0.sliders.knob = color }
    }
    .tint(control.minimumTrackTintColor.map { Color(uiColor: $0) })
    .disabled(!control.isEnabled)
  }
}
