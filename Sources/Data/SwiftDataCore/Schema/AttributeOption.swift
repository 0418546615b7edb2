public import FoundationAdditions

extension Schema.Attribute {
  /// How an attribute is kept.
  public struct Option: Codable, Hashable, Sendable, CustomDebugStringConvertible {
    private enum Kind: String, Codable {
      case unique, transformable, externalStorage, allowsCloudEncryption, preserveValueOnDeletion, ephemeral, spotlight, codable
    }

    private var kind: Kind
    /// What a transformer is registered as.
    private var transformer: String?

    private init(_ kind: Kind, transformer: String? = nil) {
      self.kind = kind
      self.transformer = transformer
    }

    /// No two models of a store have the same value: a model that is saved with a value that another has takes its place.
    public static var unique: Option { Option(.unique) }
    /// Large values are kept in files beside the store.
    public static var externalStorage: Option { Option(.externalStorage) }
    /// Kept for those who read it; there is no cloud here.
    public static var allowsCloudEncryption: Option { Option(.allowsCloudEncryption) }
    /// The value stays in the history when the model is deleted.
    public static var preserveValueOnDeletion: Option { Option(.preserveValueOnDeletion) }
    /// Changes are followed, but the value is not kept.
    public static var ephemeral: Option { Option(.ephemeral) }
    /// Kept for those who read it; nothing here searches apps.
    public static var spotlight: Option { Option(.spotlight) }
    /// The value is kept as a whole, whatever containers it encodes to.
    public static var codable: Option { Option(.codable) }

    /// A transformer makes data of values, and values of data.
    public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
      Option(.transformable, transformer: ValueTransformer.registeredName(of: transformerType).rawValue)
    }

    /// A transformer that is registered under a name makes data of values, and values of data.
    public static func transformable(by transformerName: String) -> Option {
      Option(.transformable, transformer: transformerName)
    }

    /// The name of the transformer.
    var transformation: String? { kind == .transformable ? transformer : nil }

    public var debugDescription: String { transformer.map { "\(kind.rawValue)(by: \($0))" } ?? kind.rawValue }
  }
}
