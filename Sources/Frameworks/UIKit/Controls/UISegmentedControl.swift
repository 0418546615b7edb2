public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// A choice between a few things side by side: a `Picker` of SwiftUI in its segmented style.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl, FacedView {
  /// Stands for no segment.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    /// 0: as wide as the others.
    var width: CGFloat = 0
  }

  let face = FaceModel()
  private(set) var segments: [Segment] = [] { didSet { faceChanged() } }

  /// Creates a control without segments at a place, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a control with segments: texts and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Segment(image: image)
      case let title as String: Segment(title: title)
      default: Segment(title: "\(item)")
      }
    }
    bounds.size = intrinsicContentSize
  }
  /// Creates a control with segments that each do something when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    if frame == .zero { bounds.size = intrinsicContentSize }
  }
  /// Creates a control from an archive, of which there are none here: one without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { showFace { SegmentsFace(control: $0) } }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// The place of the segment that is chosen, ``noSegment`` where none is; setting it calls nobody.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
      faceChanged(resizes: false)
    }
  }
  private var chosen = UISegmentedControl.noSegment
  /// Whether a segment is chosen only for the moment of the touch.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
  /// The plate behind the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { faceChanged(resizes: false) } }

  // MARK: Segments

  /// Puts a segment with a text at a place.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Puts a segment with a picture at a place.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }
  /// Puts a segment that does something at a place.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
  }
  /// Takes the segment at a place out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
  }
  /// Takes all segments out.
  open func removeAllSegments() {
    chosen = Self.noSegment
    segments = []
  }
  /// Gives a segment a text.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }
  /// A segment's text.
  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
  /// Gives a segment a picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.image, $0.title) = (image, nil) } }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
  /// Gives a segment something to do.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
  }
  /// What a segment does.
  open func actionForSegment(at segment: Int) -> UIAction? { segments.indices.contains(segment) ? segments[segment].action : nil }
  /// Has a segment be chosen by touches, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment is chosen by touches.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }
  /// Gives a segment a width in points; 0: as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  /// A segment's width in points; 0: as wide as the others.
  open func widthForSegment(at segment: Int) -> CGFloat { segments.indices.contains(segment) ? segments[segment].width : 0 }

  private func change(_ index: Int, _ edit: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    edit(&segments[index])
  }

  // MARK: Look

  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// Gives texts a look in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    faceChanged()
  }
  /// The look of texts in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
  var titleAttributes: [State: TextAttributes] { attributes.mapValues { TextAttributes($0) } }

  open override var backgroundColor: UIColor? { didSet { faceChanged(resizes: false) } }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var highlightsItself: Bool { false }

  /// The person has chosen a segment.
  func take(_ index: Int) {
    guard segments.indices.contains(index), segments[index].isEnabled, isMomentary || index != chosen else { return }
    selectedSegmentIndex = index
    let action = segments[index].action
    if let action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], nil)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

private struct SegmentsFace: View {
  @Faced var control: UISegmentedControl

  var body: some View {
    let chosen = Binding(
      get: { [weak control] in control?.selectedSegmentIndex ?? -1 }, set: { [weak control] in control?.take($0) })
    let segments = control.segments
    Picker("", selection: chosen) {
      ForEach(segments.indices, id: \.self) { SegmentLabel(control: control, segment: segments[$0]).tag($0) }
    }
    .pickerStyle(.segmented)
    .appearance {
      if let color = control.selectedSegmentTintColor { $0.segments.selectedTint = color }
      for (state, shown) in control.titleAttributes { $0.segments.titles[state] = shown }
    }
    .disabled(!control.isEnabled)
  }
}

private struct SegmentLabel: View {
  @Faced var control: UISegmentedControl
  let segment: UISegmentedControl.Segment

  var body: some View {
    Group {
      if let image = segment.image {
        Image(uiImage: image)
      } else {
        Text(verbatim: segment.title ?? "")
      }
    }
    .frame(width: segment.width > 0 ? segment.width : nil)
    .opacity(segment.isEnabled ? 1 : 0.5)
  }
}
