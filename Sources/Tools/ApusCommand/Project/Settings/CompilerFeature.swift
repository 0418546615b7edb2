/// A feature of the language that is turned on by its name.
struct CompilerFeature: Hashable {
  var name: String
  /// Whether a later mode of the language has it anyway; else it is an experiment.
  var isUpcoming: Bool

  /// The features that a mode brings, by that mode's number; a test compares them with those of the compiler.
  static let upcoming: [String: Int] = [
    "ConciseMagicFile": 6, "ForwardTrailingClosures": 6, "StrictConcurrency": 6, "BareSlashRegexLiterals": 6,
    "DeprecateApplicationMain": 6, "ImportObjcForwardDeclarations": 6, "DisableOutwardActorInference": 6,
    "IsolatedDefaultValues": 6, "GlobalConcurrency": 6, "InferSendableFromCaptures": 6, "ImplicitOpenExistentials": 6,
    "RegionBasedIsolation": 6, "DynamicActorIsolation": 6, "NonfrozenEnumExhaustivity": 6, "GlobalActorIsolatedTypesUsability": 6,
    "ExistentialAny": 7, "InternalImportsByDefault": 7, "MemberImportVisibility": 7, "InferIsolatedConformances": 7,
    "NonisolatedNonsendingByDefault": 7, "ImmutableWeakCaptures": 7,
  ]

  /// The experiments that a compiler as it is released takes; it ends at others that it knows.
  static let experimental: Set<String> = [
    "MacrosOnImports", "DeferredCodeGen", "MoveOnlyClasses", "NoImplicitCopy", "OldOwnershipOperatorSpellings",
    "MoveOnlyEnumDeinits", "MoveOnlyTuples", "MoveOnlyPartialReinitialization", "ConsumeSelfInDeinit", "AccessLevelOnImport",
    "NoExplicitNonIsolated", "LayoutStringValueWitnesses", "LayoutStringValueWitnessesInstantiation", "OpaqueTypeErasure",
    "ReferenceBindings", "BuiltinModule", "PlaygroundExtendedCallbacks", "RawLayout", "Embedded", "Volatile",
    "SuppressedAssociatedTypes", "StructLetDestructuring", "LifetimeDependence", "StaticExclusiveOnly", "GroupActorErrors",
    "ClosureIsolation", "ObjCImplementationWithResilientStorage", "Sensitive", "DebugDescriptionMacro",
    "SE427NoInferenceOnExtension", "Extern", "SafeInteropWrappers", "AssumeResilientCxxTypes", "ImportNonPublicCxxMembers",
    "CoroutineAccessors", "AddressableParameters", "AddressableTypes", "CustomAvailability", "ConcurrencySyntaxSugar",
    "CompileTimeValues", "ClosureBodyMacro", "AllowRuntimeSymbolDeclarations", "Lifetimes", "ImportMacroAliases",
    "SwiftRuntimeAvailability", "StandaloneSwiftAvailability", "AnyAppleOSAvailability", "CheckImplementationOnly",
  ]

  /// The features of Approachable Concurrency; a mode that has one needs no word for it.
  static let approachableConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The feature that a setting is for, by what follows `SWIFT_UPCOMING_FEATURE_`; `nil` where no feature has such a name.
  init?(setting: Substring) {
    let other = [
      "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
      "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    ]
    let letters = setting.filter { $0 != "_" }.lowercased()
    guard let name = other[String(setting)] ?? Self.upcoming.keys.first(where: { $0.lowercased() == letters }) else { return nil }
    self.init(name: name, isUpcoming: true)
  }

  /// A feature as a flag names it, `StrictConcurrency=targeted` for example; `nil` for what the compiler would not take.
  init?(flag: String) {
    let name = String(flag.prefix { $0 != "=" })
    if Self.upcoming[name] != nil {
      self.init(name: flag, isUpcoming: true)
    } else if Self.experimental.contains(name) {
      self.init(name: flag, isUpcoming: false)
    } else {
      return nil
    }
  }

  init(name: String, isUpcoming: Bool) {
    self.name = name
    self.isUpcoming = isUpcoming
  }

  /// Whether a mode of the language has it already; the compiler warns of a flag then.
  func isPart(of language: LanguageMode) -> Bool {
    guard let mode = Self.upcoming[String(name.prefix { $0 != "=" })], let version = Int(language.version.prefix(1)) else {
      return false
    }
    return version >= mode
  }

  var compilerArguments: [String] { [isUpcoming ? "-enable-upcoming-feature" : "-enable-experimental-feature", name] }
}
