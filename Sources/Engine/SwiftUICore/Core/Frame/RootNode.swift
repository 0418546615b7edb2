import Foundation

/// The outermost node: takes the window's size and keeps content, and what shows above it, inside its safe area.
final class RootNode<Content: View>: ViewNode, LayeredRoot, PreferenceReading, RelativeFrameContainer {
  @Late private var safeArea: SafeAreaNode
  private(set) var upperLayer: (any UpperLayer)?
  /// The safe area of what shows above the content.
  private var upperSafeArea: SafeAreaNode?
  /// What lies in front of the content, by its plane.
  private var fronts: [FrontPlane: SafeAreaNode] = [:]
  @Late private var container: ImplicitContainerNode<Content>
  private var windowSize = CGSize.zero
  let relativeFrames = RelativeFrames()
  /// Whether the window's background lies under the content.
  var hasBackground = true
  /// Holds what the content prefers, if anything, for everything in the window.
  private let preferences: EnvironmentScope
  var isPreferenceReadQueued = false

  init(_ content: Content, inputs: _ViewInputs) {
    preferences = EnvironmentScope(parent: inputs.scope)
    super.init(inputs: inputs)
    safeArea = SafeAreaNode(insets: EdgeInsets(), inputs: layerInputs)
    container = ImplicitContainerNode(content, inputs: safeArea.childInputs)
    safeArea.setContent(container)
  }

  private var layerInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: preferences) }

  func setView(_ content: Content) { container.setView(content) }

  func configure(size: CGSize, insets: EdgeInsets) {
    safeArea.insets = insets
    upperSafeArea?.insets = insets
    for front in fronts.values { front.insets = insets }
    guard size != windowSize else { return }
    windowSize = size
    _ = relativeFrames.containerIs(size)
    invalidateLayout()
  }

  /// The sizes of the content, with the insets around it.
  var contentSizes: ContentSizes {
    let insets = CGSize(
      width: safeArea.insets.leading + safeArea.insets.trailing, height: safeArea.insets.top + safeArea.insets.bottom)
    let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { container.size(for: $0) }
      .map { CGSize(width: $0.width + insets.width, height: $0.height + insets.height) }
    return ContentSizes(least: sizes[0], ideal: sizes[1], greatest: sizes[2])
  }

  override func environmentDidChange(_ mask: EnvironmentMask) {
    super.environmentDidChange(mask)
    invalidateDisplay()
    if !graph.features.windowPreferenceListeners.isEmpty { graph.enqueuePreferenceReader(self) }
  }

  func readPreference() {
    for listener in graph.features.windowPreferenceListeners { listener.readPreferences(of: self) }
  }

  var content: ViewNode { safeArea }

  func setPreferredEnvironment(_ values: EnvironmentValues) {
    let changed = preferences.replaceEntries(values.overrides)
    guard !changed.isEmpty else { return }
    for layer in layers { layer.propagateEnvironmentChange(changed) }
    invalidateDisplay()
  }

  override func update() { needsUpdate = false }

  override func layOutAsBoundary() { place(at: .zero, proposal: ProposedViewSize(windowSize)) }
  override func computeSize(for proposal: ProposedViewSize) -> CGSize { windowSize }
  override func sizeDepends(on child: ViewNode) -> Bool { false }
  override func placeChildren() {
    for layer in layers { layer.place(at: .zero, proposal: ProposedViewSize(windowSize)) }
  }
  override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let safeArea = $safeArea { visit(safeArea) }
    if let upperSafeArea { visit(upperSafeArea) }
    for front in orderedFronts { visit(front) }
  }

  /// From back to front.
  private var layers: [ViewNode] { [safeArea, upperSafeArea].compactMap(\.self) + orderedFronts }

  private var orderedFronts: [SafeAreaNode] { FrontPlane.allCases.compactMap { fronts[$0] } }

  func hasFront(in plane: FrontPlane) -> Bool { fronts[plane] != nil }

  func showInFront(_ view: AnyView?, in plane: FrontPlane) {
    if let view, let front = fronts[plane] {
      front.content.checked(as: FrontNode.self).updateContent(with: view)
    } else {
      fronts[plane]?.unmount()
      fronts[plane] = view.map { view in
        let made = SafeAreaNode(insets: safeArea.insets, inputs: layerInputs)
        made.setContent(FrontNode(view, inputs: made.childInputs))
        return made
      }
    }
    invalidatePlacement()
    invalidateDisplay()
  }

  func showAbove(_ makeLayer: (_ViewInputs) -> any UpperLayer) {
    let upper = SafeAreaNode(insets: safeArea.insets, inputs: layerInputs)
    let layer = makeLayer(upper.childInputs)
    upper.setContent(layer)
    (upperLayer, upperSafeArea) = (layer, upper)
    invalidatePlacement()
    invalidateDisplay()
  }

  /// The window's own background lies under everything.
  override func makeFragment() -> DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = CGRect(origin: .zero, size: windowSize)
    if let upperLayer {
      upperLayer.append(background, in: frame, id: displayID, to: &builder)
    } else {
      builder.append(background, at: .zero)
    }
    if let upperSafeArea { builder.append(upperSafeArea) }
    for front in orderedFronts { builder.append(front) }
    return builder.finish()
  }

  /// The content on the window's background, if it has one.
  private var background: DisplayFragment {
    var builder = FragmentBuilder(for: self)
    let frame = CGRect(origin: .zero, size: windowSize)
    guard hasBackground else {
      builder.append(safeArea)
      return builder.finish()
    }
    let color = Color(SystemColor.background).displayColor(in: EnvironmentValues(scope: preferences, reader: self))
    builder.append(.fill(DisplayFill(path: Path(frame), paint: .color(color), snapFrame: frame)), bounds: frame)
    builder.append(safeArea)
    return builder.finish()
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? { hitTest(point, in: layers) }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    if upperLayer?.modalScope == nil { safeArea.appendAccessibility(to: &builder) }
    upperSafeArea?.appendAccessibility(to: &builder)
    fronts[.windows]?.appendAccessibility(to: &builder)
  }

  override var debugName: String { "Root" }
}

/// What lies in front of all that a window shows.
private final class FrontNode: WrapperNode {
  init(_ view: AnyView, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    setContent(ImplicitContainerNode(view, inputs: childInputs))
  }

  /// Nothing of it is kept: it is not the app's.
  override var identityPart: IdentityPart? { .unknown }
}
