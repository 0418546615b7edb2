/// Where `Bundle.main` looks for an app's `Info.plist` and resources: beside the executable, or in `Contents`.
///
/// Foundation takes a folder `Contents`, `Resources` or `Support Files` beside the executable for a sign of a layout that has its
/// `Info.plist` in there, whatever the folder holds; where an app has a resource of such a name, all lie in `Contents`.
enum BundleLayout: Equatable {
  case flat, contents

  /// The layout that resources ask for by their paths in the app.
  init(destinations: some Sequence<String>) {
    let names: Set<String> = ["contents", "resources", "support files"]
    let isMistaken = destinations.contains { names.contains($0.prefix { $0 != "/" }.lowercased()) }
    self = isMistaken ? .contents : .flat
  }

  /// The path of `Info.plist`, from the executable's folder.
  var infoPath: String { self == .flat ? "Info.plist" : "Contents/Info.plist" }

  /// The path of a resource, from the executable's folder.
  func path(of destination: String) -> String { self == .flat ? destination : "Contents/Resources/" + destination }
}
