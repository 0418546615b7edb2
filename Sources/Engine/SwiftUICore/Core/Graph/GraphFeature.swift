internal import Synchronization

/// What a window's engine does beside nodes, layout and frames: the focus, what shows above the content, drags.
///
/// A graph makes a feature when it is first asked for, with `graph[Feature.self]`, and keeps it as long as it lives; a feature
/// holds its graph `unowned`. Nodes of the feature tell it of themselves. Of what happens to all nodes it hears by conforming to
/// ``UnmountListener``, ``SleepListener``, ``EnvironmentListener``, ``UpdateListener``, ``WindowPreferenceListener`` or
/// ``SavingListener``; where no feature listens, nothing is spent on telling.
package protocol GraphFeature: AnyObject {
  /// The number of the feature, `static let slot = FeatureSlot()`; each type has its own, so features are final classes.
  static var slot: FeatureSlot { get }
  /// Makes the feature for a graph; called by the graph, once.
  init(graph: ViewGraph)
}

/// Where graphs keep a feature: a number that a type of feature has in the whole process.
package struct FeatureSlot: Sendable {
  private static let count = Atomic(0)
  /// How many there can be.
  fileprivate static let most = 64
  fileprivate let index: Int

  /// Takes the next number.
  package init() {
    index = Self.count.add(1, ordering: .relaxed).oldValue
    if index >= Self.most { fatalError("there are more than \(Self.most) types of features: raise FeatureSlot.most") }
  }
}

/// A feature that is told of every node that leaves the tree.
package protocol UnmountListener: GraphFeature {
  /// Called once for each node, children first, when the node has let go of what it held, while it still has its parent.
  func nodeWillUnmount(_ node: GraphNode)
}

/// A feature that is told of nodes of rows that scroll away and come back.
package protocol SleepListener: GraphFeature {
  /// Called once for each node, children first, when it has fallen asleep or woken; `node.isAsleep` says which.
  func sleepDidChange(of node: GraphNode)
}

/// A feature that has environment values inherited on other ways than from parent to child.
package protocol EnvironmentListener: GraphFeature {
  /// Called for each node at or below which some of the values are read, when those below it have heard of the change.
  func environmentDidChange(_ mask: EnvironmentMask, at node: GraphNode)
}

/// A feature that is told of the updates of a frame.
package protocol UpdateListener: GraphFeature {
  /// Called at the end of each update, when its layout is done and its transaction still holds.
  func layoutDidEnd()
}

/// A feature that follows what the views of a window prefer for the window as a whole.
package protocol WindowPreferenceListener: GraphFeature {
  /// Called when what views prefer, or the environment of the window, may have changed.
  func readPreferences(of window: any WindowRoot)
}

/// A feature that knows something which a person would lose by a restart.
package protocol SavingListener: GraphFeature {
  /// Called when the window is saved, after its nodes have been asked.
  func windowIsSaved(into saving: inout WindowSaving)
}

/// The features of a graph, by their slots, and those among them that listen.
///
/// Layout and drawing ask for features thousands of times: finding one is a load from plain memory, and who only asks whether it is
/// there keeps none.
final class FeatureSlots {
  private let features: UnsafeMutablePointer<Unmanaged<AnyObject>?>
  private(set) var unmountListeners: [any UnmountListener] = []
  private(set) var sleepListeners: [any SleepListener] = []
  private(set) var environmentListeners: [any EnvironmentListener] = []
  private(set) var updateListeners: [any UpdateListener] = []
  private(set) var windowPreferenceListeners: [any WindowPreferenceListener] = []
  private(set) var savingListeners: [any SavingListener] = []

  init() {
    features = .allocate(capacity: FeatureSlot.most)
    features.initialize(repeating: nil, count: FeatureSlot.most)
  }

  deinit {
    for index in 0..<FeatureSlot.most { features[index]?.release() }
    features.deallocate()
  }

  /// The feature of a type; `nil` while nobody has asked for it.
  subscript<Feature: GraphFeature>(type: Feature.Type) -> Feature? {
    features[Feature.slot.index].map { unsafeDowncast($0.takeUnretainedValue(), to: type) }
  }

  /// Whether there is a feature of a type.
  func contain<Feature: GraphFeature>(_ type: Feature.Type) -> Bool { features[Feature.slot.index] != nil }

  /// Keeps a new feature, which hears of everything that it listens to from now on.
  func insert<Feature: GraphFeature>(_ feature: Feature) {
    if contain(Feature.self) {
      fatalError("the slot of \(Feature.self) is filled: give each type its own, and ask for none while it is made")
    }
    features[Feature.slot.index] = .passRetained(feature)
    if let listener = feature as? any UnmountListener { unmountListeners.append(listener) }
    if let listener = feature as? any SleepListener { sleepListeners.append(listener) }
    if let listener = feature as? any EnvironmentListener { environmentListeners.append(listener) }
    if let listener = feature as? any UpdateListener { updateListeners.append(listener) }
    if let listener = feature as? any WindowPreferenceListener { windowPreferenceListeners.append(listener) }
    if let listener = feature as? any SavingListener { savingListeners.append(listener) }
  }
}

extension ViewGraph {
  /// A feature of the graph; made when it is first asked for.
  ///
  /// Costs an array index, so that it can be asked for in the midst of a layout.
  package subscript<Feature: GraphFeature>(type: Feature.Type) -> Feature {
    if let feature = features[type] { return feature }
    let feature = Feature(graph: self)
    features.insert(feature)
    return feature
  }

  /// A feature of the graph, if it was ever asked for; for what matters only then.
  package func existing<Feature: GraphFeature>(_ type: Feature.Type) -> Feature? { features[type] }

  /// Whether a feature was ever asked for: what nobody uses need not be looked for.
  package func uses<Feature: GraphFeature>(_ type: Feature.Type) -> Bool { features.contain(type) }

  /// Tells features that a node leaves the tree.
  ///
  /// By index, so that what every node does costs no more than what listens.
  func tellUnmount(of node: GraphNode) {
    for index in 0..<features.unmountListeners.count { features.unmountListeners[index].nodeWillUnmount(node) }
  }

  /// Tells features that a node has fallen asleep or woken.
  func tellSleep(of node: GraphNode) {
    for index in 0..<features.sleepListeners.count { features.sleepListeners[index].sleepDidChange(of: node) }
  }

  /// Tells features that environment values changed at a node.
  func tellEnvironmentChange(_ mask: EnvironmentMask, at node: GraphNode) {
    for index in 0..<features.environmentListeners.count {
      features.environmentListeners[index].environmentDidChange(mask, at: node)
    }
  }

  /// Lets a feature exist from now on, whose existence says that somebody uses it.
  package func use<Feature: GraphFeature>(_ type: Feature.Type) { _ = self[type] }
}
