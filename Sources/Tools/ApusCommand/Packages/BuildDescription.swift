import Foundation

/// What the package manager has told the compiler and the linker, from the description that it leaves of a build.
///
/// A target that depends on all that an app wants is compiled with just the flags that the app needs: where modules are, the maps
/// of C modules and the macros' programs.
struct BuildDescription: Equatable {
  /// The compiler's arguments for the target.
  var compilerArguments: [String]
  /// The linker's for the library.
  var linkerArguments: [String]

  /// Reads a description such as `debug.yaml` in a scratch folder, of the target and library of one name.
  init(file: Path, name: String) throws {
    let data = try file.read(limit: 512 << 20)
    guard let compile = Self.arguments(of: "C.\(name)-", ending: ".module\":", in: data),
      let link = Self.arguments(of: "C.\(name)-", ending: ".dylib\":", in: data)
    else {
      throw CommandError.failure("\(file) does not tell how \(name) was compiled; remove \(file.parent) to build it anew")
    }
    compilerArguments = compile
    linkerArguments = link
  }

  /// The list after `args:` of a command, which stands on one line as JSON.
  private static func arguments(of start: String, ending: String, in data: Data) -> [String]? {
    var rest = data.startIndex..<data.endIndex
    let (head, newline) = (Data("\n  \"\(start)".utf8), Data("\n".utf8))
    while let found = data.range(of: head, in: rest) {
      let end = data.range(of: newline, in: found.upperBound..<data.endIndex)?.lowerBound ?? data.endIndex
      if String(decoding: data[found.upperBound..<end], as: UTF8.self).hasSuffix(ending) {
        let next = data.range(of: head.prefix(4), in: end..<data.endIndex)?.lowerBound ?? data.endIndex
        guard let args = data.range(of: Data("\n    args: ".utf8), in: end..<next) else { return nil }
        let line = data.range(of: newline, in: args.upperBound..<data.endIndex)?.lowerBound ?? data.endIndex
        return try? JSONDecoder().decode([String].self, from: data[args.upperBound..<line])
      }
      rest = found.upperBound..<data.endIndex
    }
    return nil
  }

  /// The flags that a target needs which uses the same modules, without those that it has already.
  func moduleArguments(besides known: [String]) -> [String] {
    var result: [String] = []
    var seen: Set<[String]> = Set(Self.groups(known))
    for group in Self.groups(compilerArguments) where Self.concernsModules(group) && seen.insert(group).inserted {
      result += group
    }
    return result
  }

  /// The libraries, by the names that the linker knows, which lie in a folder.
  func libraries(in folder: Path) -> [String] {
    linkerArguments.filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }.filter { (folder / "lib\($0).so").isFile }
  }

  /// Flags with their values: `-I FOLDER`, `-Xcc FLAG`, `-Xcc -I -Xcc FOLDER`, `-load-plugin-executable PROGRAM`, whoever hands
  /// them on.
  private static func groups(_ arguments: [String]) -> [[String]] {
    var groups: [[String]] = []
    var rest = arguments.filter { $0 != "-Xfrontend" }[...]
    while let flag = rest.popFirst() {
      if ["-I", "-Xcc", "-load-plugin-executable", "-F"].contains(flag), let value = rest.popFirst() {
        groups.append([flag, value])
        if flag == "-Xcc", folderFlags.contains(value) {
          groups[groups.count - 1] += [rest.popFirst(), rest.popFirst()].compactMap { $0 }
        }
      } else {
        groups.append([flag])
      }
    }
    return groups
  }

  /// Flags of the C compiler whose folder is a word of its own.
  private static let folderFlags: Set<String> = ["-I", "-isystem", "-iquote", "-F"]

  private static func concernsModules(_ group: [String]) -> Bool {
    guard group.count > 1 else { return false }
    return group[0] != "-Xcc" || ["-fmodule-map-file=", "-I", "-D", "-isystem", "-F"].contains { group[1].hasPrefix($0) }
  }
}
